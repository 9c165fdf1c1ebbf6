import { useState } from 'react';
import { reportRefusal } from '#client/lib/action.ts';
import { ApiError, sentenceOf, toApiError } from '#client/lib/api.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { t } from '#client/lib/t.ts';

/** A file to save: where it is, and what it is called in a sentence. */
export interface Saving {
  what: string;
  /** May have to be made first. */
  find: () => Promise<{ path: string; name: string }>;
}

/** The reason if there is one to know: the network, or too many requests. */
const reasonOf = (error: unknown, what: string): string =>
  error instanceof ApiError && error.code !== 'rate_limited'
    ? t('{file} couldn’t be downloaded. Please try again.', { file: what })
    : sentenceOf(error);

/** Fetches files and saves them: a link could say neither that one is being packed nor why it did not come. */
export function useSave(onFailure?: (sentence: string) => void) {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<{ sentence: string; again: () => void }>();
  async function save({ what, find }: Saving): Promise<void> {
    setFailed(undefined);
    setBusy((all) => [...all, what]);
    try {
      const { path, name } = await find();
      const response = await fetch(path, { credentials: 'include' });
      if (!response.ok) throw await toApiError(response);
      saveFile(await response.blob(), name);
    } catch (error) {
      if (reportRefusal(error)) return;
      const sentence = reasonOf(error, what);
      setFailed({ sentence, again: () => void save({ what, find }) });
      onFailure?.(sentence);
    } finally {
      setBusy((all) => all.filter((one) => one !== what));
    }
  }
  return { busy, failed, save };
}
