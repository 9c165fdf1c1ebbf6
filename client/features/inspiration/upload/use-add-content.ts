import { type InspirationContent, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { errorsByField } from '#client/features/artworks/public.ts';
import { useAction } from '#client/lib/action.ts';
import { ApiError, problemDetail } from '#client/lib/api.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import { CONTENT_FIELDS, type ContentErrors } from './upload-draft.ts';
import * as texts from './texts.ts';

/** Error codes about a file, shown under its field. */
const ABOUT_VIDEO = new Set(['upload_not_found', 'upload_expired', 'upload_in_use', 'video_too_large']);
const ABOUT_THUMBNAIL = new Set(['unsupported_type', 'damaged_image', 'image_too_large', 'file_too_large']);

function fieldErrors(error: Error): ContentErrors {
  if (!(error instanceof ApiError)) return {};
  const { code, detail, issues } = error;
  const named = errorsByField(CONTENT_FIELDS, issues);
  if (Object.keys(named).length > 0) return named;
  if (detail && ABOUT_VIDEO.has(code)) return { videoUrl: detail };
  if (detail && ABOUT_THUMBNAIL.has(code)) return { thumbnailUrl: detail };
  return {};
}

function whatNext({ isPublished, video }: InspirationContent): string {
  if (video?.status === 'failed') return texts.processingFailed;
  if (!isPublished) return texts.itIsSavedAsDraft;
  return video?.status === 'ready' ? texts.itIsInHubNow : texts.itIsBeingProcessed;
}

interface AddEvents {
  onAdded: () => void;
  /** Called with the fields that the server named, possibly none. */
  onRefused: (errors: ContentErrors) => void;
}

export const useAddContent = ({ onAdded, onRefused }: AddEvents) =>
  useAction(inspirationEndpoints.create, {
    onSuccess: (content) => {
      toast({ title: texts.educationalContentUploaded, description: whatNext(content) });
      onAdded();
      void refreshVideos();
    },
    onError: (error) => {
      toast({
        title: texts.error,
        description: problemDetail(error) ?? texts.failedToUploadContent,
        variant: 'destructive',
      });
      onRefused(fieldErrors(error));
    },
  });
