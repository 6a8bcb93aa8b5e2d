import type { Component } from 'svelte';
import Icon, { type IconProps } from './Icon.svelte';

/** The component of an icon from the lines it is drawn with. */
export const iconOf =
  (d: string): Component<IconProps> =>
  (internals, props) => {
    Icon(internals, { d, props });
    return {};
  };
