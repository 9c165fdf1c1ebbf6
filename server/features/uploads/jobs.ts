import type { Context } from '#server/context.ts';
import { removeUnused } from '#server/files/table.ts';
import { uploadTable } from './upload-table.ts';

/** Removes rows, originals and renditions of uploads not attached within a day. */
export const removeUnattachedUploads = (ctx: Context): Promise<void> => removeUnused(ctx, uploadTable);
