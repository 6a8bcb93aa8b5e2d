/** The open modal dialogs, the latest last. */
const dialogs: HTMLElement[] = [];
/** The messages, and the element that holds them while no dialog is open. */
let messages: HTMLElement | undefined;
let home: HTMLElement | undefined;

/**
 * Puts the messages above everything else. All that is outside of a modal dialog is inert, so they move into the
 * latest one: only there they can be clicked, and are read out by screen readers.
 */
function lift(): void {
  if (!messages || !home) return;
  (dialogs.at(-1) ?? home).append(messages);
  // Moving a popover has closed it. Browsers without popovers show a fixed element instead.
  if ('showPopover' in messages) messages.showPopover();
}

/** Keeps the element of the messages above all dialogs, until the returned function is called. */
export function holdMessages(element: HTMLElement): () => void {
  messages = element;
  home = element.parentElement ?? document.body;
  lift();
  return () => (messages = undefined);
}

/** Called when a modal dialog has opened, with a function to call when it has closed. */
export function coverPage(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  lift();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    lift();
  };
}
