import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { type Artwork, artworkEndpoints } from '#shared/artworks/contract.ts';
import { errorsByField } from './work-draft.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { UPLOAD_FIELDS, type UploadErrors } from './upload-draft.ts';
import * as texts from './texts.ts';

/** Error codes about the image, shown under the chooser. */
const ABOUT_IMAGE = new Set<string>([
  'upload_not_found',
  'upload_expired',
  'upload_in_use',
  'unsupported_type',
  'damaged_image',
]);

/** Fields named by the server's error, with its messages. */
function fieldErrors(error: Error): UploadErrors {
  if (!(error instanceof ApiError)) return {};
  if (ABOUT_IMAGE.has(error.code)) return { imageUrl: sentenceOf(error) };
  return errorsByField(UPLOAD_FIELDS, error.issues);
}

interface PublishEvents {
  onPublished: (artwork: Artwork) => void;
  /** Called with the fields that the server named, possibly none. */
  onRefused: (errors: UploadErrors) => void;
}

export function usePublish({ onPublished, onRefused }: PublishEvents) {
  const create = useAction(artworkEndpoints.create, {
    onSuccess: (artwork) => {
      toast({ title: texts.success, description: texts.artworkUploadedSuccessfully });
      onPublished(artwork);
      // Not awaited: the form is free as soon as the work is saved.
      void refresh(feedEndpoints.list, artworkEndpoints.byUser);
    },
    onError: (error) => {
      toast({
        title: texts.error,
        description: texts.failedToUploadArtwork,
        variant: 'destructive',
      });
      onRefused(fieldErrors(error));
    },
  });
  return {
    publish: create.mutate,
    isPending: create.isPending,
    published: create.data,
    /** Back to the form, for the next work. */
    reset: create.reset,
    /** The server's message about the last failure. */
    refusal: create.error ? sentenceOf(create.error) : '',
  };
}
