import { toastError } from '#client/lib/action.ts';
import { copyText } from '#client/lib/copy.ts';
import { t } from '#client/lib/t.ts';

/** Shows why an action was refused, where the page has no other place for it. */
export const toastRefusal = (error: Error): void => toastError(error, t('That didn’t work'));

export const copyLink = (url: string): Promise<boolean> =>
  copyText(url, {
    done: t('Link copied'),
    refused: t('Your browser didn’t copy the link. Select it and copy it yourself.'),
  });
