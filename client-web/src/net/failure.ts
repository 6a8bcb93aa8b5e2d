/** The name of the latest failure of the server, which stands in its log. It is shown with the words for a failure. */
export const failure: { latest: string | undefined } = { latest: undefined };
