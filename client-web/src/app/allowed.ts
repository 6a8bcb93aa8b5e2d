/** Whether the user has allowed this page to show notifications. */
export function allowed(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}
