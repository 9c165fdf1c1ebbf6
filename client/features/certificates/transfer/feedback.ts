import { toastError } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

/** Shows why an action was refused, where the page has no other place for it. */
export const toastRefusal = (error: Error): void => toastError(error, t('That didn’t work'));

/** Copies the link, and says so; a browser may refuse. */
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
