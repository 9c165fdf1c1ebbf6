import { sentenceOf } from '#client/lib/api.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

/** Of an action that the page shows no other way. */
export const tellRefused = (error: Error): void =>
  toast({ title: texts.notDone, description: sentenceOf(error), variant: 'destructive' });

/** Browsers may refuse. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: texts.copied });
  } catch {
    toast({ title: texts.notDone, description: texts.copyIt, variant: 'destructive' });
  }
}
