declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; noLayoutClosure: boolean },
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
