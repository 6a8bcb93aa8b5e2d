declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepFeatures: string[];
      noLayoutClosure: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

declare module '*.ftl' {
  const texts: import('./i18n/message').Texts;
  export default texts;
}

declare module 'virtual:catalogue/*' {
  const texts: import('./i18n/message').Texts;
  export default texts;
}

declare module 'virtual:display-font' {
  /** The files of the display font; without a range, a file has all letters that no other one has. */
  export const files: { url: string; unicodeRange?: string }[];
}
