import { toastError } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

/** Of an action that the page shows no other way. */
export const tellRefused = (error: Error): void => toastError(error, t('That didn’t work'));

/** Browsers may refuse. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: t('Link copied') });
  } catch {
    toast({
      title: t('That didn’t work'),
      description: t('Your browser didn’t copy the link. Select it and copy it yourself.'),
      variant: 'destructive',
    });
  }
}
