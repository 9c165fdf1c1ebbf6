/** The pane 'Link' of the upload widget: the server fetches a video of another site for the member. */
import type { Body, Meta, Uppy } from '@uppy/core';
import Url from '@uppy/url';
import '@uppy/url/css/style.min.css';
import './url-import.css';
import { postToServer } from './post-to-server.ts';
import * as texts from './texts.ts';

const STRINGS = {
  pluginNameUrl: texts.link,
  import: texts.importVideo,
  enterUrlToImport: texts.linkToAVideoFile,
  enterCorrectUrl: texts.enterDirectLinkToVideo,
  failedToFetch: texts.linkNotRead,
};
/** Of this site, where all calls of the widget are. */
const API = '/api';

/**
 * What cannot be imported is told as `restriction-failed`, like a file that may not be chosen.
 * An import ends like any upload: with `upload-success`, and where the video is as its `uploadURL`.
 */
export function addUrlImport<M extends Meta, B extends Body>(uppy: Uppy<M, B>): void {
  const { origin } = window.location;
  uppy.use(Url, { companionUrl: origin + API, locale: { strings: STRINGS } });
  const link = uppy.getPlugin('Url');
  if (!link) return;
  // The widget's own says 'Companion failed', and tries for a quarter of an hour what was refused for good.
  link.client.post = async (path, data, options) => {
    const address = path.startsWith(origin) ? path : `${origin + API}/${path}`;
    try {
      return await postToServer(address, data, options?.signal);
    } catch (error) {
      // Where the widget's own pane speaks, it says the same.
      const reason = error instanceof Error ? error : new Error(STRINGS.failedToFetch);
      link.setOptions({ locale: { strings: { ...STRINGS, failedToFetch: reason.message } } });
      if (path === 'url/meta') uppy.emit('restriction-failed', undefined, reason);
      throw error;
    }
  };
  // Sockets are asked for at `{companionUrl}/api/{token}`.
  uppy.on('file-added', (file) => {
    if (file.source !== link.id || !file.isRemote) return;
    uppy.setFileState(file.id, { remote: { ...file.remote, companionUrl: origin } });
  });
}
