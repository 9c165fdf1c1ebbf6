/** Errors in S3's own format, so that the SDK raises its usual classes. */
export class S3Error extends Error {
  override name = 'S3Error';
  readonly status: number;
  readonly code: string;
  /** Further elements of the error document. */
  readonly extra: Record<string, string>;

  constructor(status: number, code: string, message: string, extra: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const accessDenied = (message = 'Access Denied', extra: Record<string, string> = {}) =>
  new S3Error(403, 'AccessDenied', message, extra);
export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
export const noSuchUpload = () =>
  new S3Error(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);
export const badRequest = (code: string, message: string) => new S3Error(400, code, message);
export const tooLarge = () =>
  new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
export const tooSmall = () =>
  new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
export const notImplemented = (message: string) => new S3Error(501, 'NotImplemented', message);
export const signatureMismatch = () =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
