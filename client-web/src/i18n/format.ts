import { language } from './text.svelte';

export const number = (value: number): string => language.number(value);
