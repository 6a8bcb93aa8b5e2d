import { onReports } from '../i18n/reports';
import { toast } from '../kit/ui/toasts.svelte';

/** Tells the user that the host has answered what they reported. */
export function tellAnswered(): void {
  toast(onReports('reports-answered'));
}
