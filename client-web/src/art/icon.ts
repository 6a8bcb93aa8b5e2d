import type { Component } from 'svelte';
import Icon from './Icon.svelte';

export interface IconProps {
  size?: number;
  strokeWidth?: number;
  'aria-label'?: string;
}

/** The component of an icon from the lines it is drawn with. */
export const iconOf =
  (d: string): Component<IconProps> =>
  (internals, props) => {
    Icon(internals, { d, props });
    return {};
  };
