/** The 'Link' tab of the upload widget: the server downloads a video from another site. */
import type { Body, Meta, Uppy } from '@uppy/core';
import Url from '@uppy/url';
import { t } from '#client/lib/t.ts';
import '@uppy/url/css/style.min.css';
import './url-import.css';
import { postToServer } from './post-to-server.ts';

const STRINGS = {
  pluginNameUrl: t('Link'),
  import: t('Import'),
  enterUrlToImport: t('Link to a video file'),
  enterCorrectUrl: t('Please enter a direct link to a video file.'),
  failedToFetch: t('This link couldn’t be read. Please check it.'),
};
/** The API of this site, like all of the widget's requests. */
const API = '/api';

/**
 * A rejected link is reported as `restriction-failed`, like a rejected file.
 * An import ends like any upload: with `upload-success`, and the video's location as its `uploadURL`.
 */
export function addUrlImport<M extends Meta, B extends Body>(uppy: Uppy<M, B>): void {
  const { origin } = window.location;
  uppy.use(Url, { companionUrl: origin + API, locale: { strings: STRINGS } });
  const link = uppy.getPlugin('Url');
  if (!link) return;
  // The widget's own client says 'Companion failed', and retries final errors for a quarter of an hour.
  link.client.post = async (path, data, options) => {
    const address = path.startsWith(origin) ? path : `${origin + API}/${path}`;
    try {
      return await postToServer(address, data, options?.signal);
    } catch (error) {
      // Repeats the message where the widget's own tab shows errors.
      const reason = error instanceof Error ? error : new Error(STRINGS.failedToFetch);
      link.setOptions({ locale: { strings: { ...STRINGS, failedToFetch: reason.message } } });
      if (path === 'url/meta') uppy.emit('restriction-failed', undefined, reason);
      throw error;
    }
  };
  // The widget opens sockets at `{companionUrl}/api/{token}`.
  uppy.on('file-added', (file) => {
    if (file.source !== link.id || !file.isRemote) return;
    uppy.setFileState(file.id, { remote: { ...file.remote, companionUrl: origin } });
  });
}
