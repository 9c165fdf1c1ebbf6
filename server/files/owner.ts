/**
 * The owners of files: each feature that takes files says in one row what it takes, from whom, and what stays when an
 * account goes. How its rows are attached and read is its own.
 */
import type { UploadPurpose } from '#shared/uploads/tables.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import type { Queryable } from '#server/context.ts';

export interface FileOwner {
  /** `uploads.purpose`; videos and files of projects have tables of their own. */
  kind: UploadPurpose | 'video' | 'project_file';
  /** As declared for the address. What a file is, its content decides. */
  types: readonly string[];
  maxBytes: number;
  /** `detail`: unless that of the error fits. */
  refusals: { size: { code: ErrorCode; detail?: string }; type: { detail?: string } };
  /** What a free member has left to have: works of the month and storage, storage alone, or nothing in particular. */
  quota: 'works' | 'storage' | null;
  /** Throws unless the member may upload at all now. */
  requireUploader?(db: Queryable, memberId: string, now: Date): Promise<void>;
  /** SQL of its table: the row and its objects stay when the account is deleted. */
  keptIf?: string;
}
