import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../providers/storage/object-store.ts';
import { type Finding, causeOf, clockFinding, dateOf, fine, problem } from './finding.ts';

const TYPE = 'text/plain';
const CORS_REMEDY = 'Paste the CORS rule from docs/install.md (The bucket) into its settings.';

/** Asks like a browser before it uploads. */
async function checkPreflight(url: string, origin: string): Promise<Finding[]> {
  const answer = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  });
  const allowed = answer.headers.get('access-control-allow-origin');
  const methods = answer.headers.get('access-control-allow-methods') ?? '';
  const isAllowed = answer.ok && (allowed === '*' || allowed === origin) && /\bPUT\b|\*/.test(methods);
  if (isAllowed) return [];
  return [problem(`The bucket's CORS rule does not let pages of ${origin} upload.`, CORS_REMEDY)];
}

async function checkUpload(url: string, origin: string): Promise<Finding[]> {
  const answer = await fetch(url, {
    method: 'PUT',
    body: 'doctor',
    headers: { origin, 'content-type': TYPE },
  });
  if (!answer.ok) {
    return [
      problem(
        `The bucket refuses an upload to a signed address (${answer.status}).`,
        'Allow the key s3:PutObject, s3:GetObject, s3:DeleteObject and s3:ListBucket on the bucket; check S3_REGION and S3_FORCE_PATH_STYLE.',
      ),
    ];
  }
  const exposed = answer.headers.get('access-control-expose-headers') ?? '';
  return [
    ...(/\betag\b|\*/i.test(exposed)
      ? []
      : [problem("The bucket's CORS rule does not expose ETag: large uploads would fail.", CORS_REMEDY)]),
    ...clockFinding('the storage', dateOf(answer)),
  ];
}

/** A signed address without its signature is what a stranger would try. */
async function checkPrivacy(url: string): Promise<Finding[]> {
  const answer = await fetch(url.split('?')[0]!);
  if (!answer.ok) return [];
  return [
    problem(
      'Anyone can read the bucket: originals that are for sale would be free.',
      'Make it private: block public access, and remove policies that allow "*".',
    ),
  ];
}

/** Stores, reads and removes one small object. */
export async function checkStorage(storage: ObjectStore, publicUrl: string): Promise<Finding[]> {
  const origin = new URL(publicUrl).origin;
  const key = `doctor/${randomUUID()}.txt`;
  try {
    const put = await storage.presignPut(key, { contentType: TYPE, expiresIn: 60 });
    const uploaded = [...(await checkPreflight(put, origin)), ...(await checkUpload(put, origin))];
    await storage.write(key, Buffer.from('doctor'), TYPE);
    await storage.read(key, 100);
    const open = await checkPrivacy(await storage.presignGet(key, { expiresIn: 60 }));
    const found = [...uploaded, ...open];
    return found.length > 0
      ? found
      : [fine('The bucket stores, returns and removes objects, and is private.')];
  } catch (error) {
    return [
      problem(
        `The storage doesn’t respond as expected: ${causeOf(error)}`,
        'Check S3_ENDPOINT, S3_REGION, S3_BUCKET, the key and its secret, and S3_FORCE_PATH_STYLE.',
      ),
    ];
  } finally {
    await storage.remove([key]).catch(() => {});
  }
}
