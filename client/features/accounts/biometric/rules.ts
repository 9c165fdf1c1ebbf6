/** The simulated checks. Nothing is sent anywhere, and nothing is granted. */

import { BRAND } from '#shared/kernel/brand.ts';
import { t } from '#client/lib/t.ts';

export const FACE_DELAY_MS = 2000;
export const FINGERPRINT_DELAY_MS = 1500;
export const CODE_DELAY_MS = 1000;
export const FACE_SUCCESS_RATE = 0.9;
export const FINGERPRINT_SUCCESS_RATE = 0.8;
export const CODE_MIN_LENGTH = 4;
export const CAMERA = { width: 640, height: 480 };
const CREDENTIAL_TIMEOUT_MS = 60_000;
const CHALLENGE_BYTES = 32;
const USER_ID_BYTES = 16;

export const MESSAGES = {
  face: t('Face not recognized. Please try again.'),
  fingerprint: t('Fingerprint not recognized. Please try again.'),
  code: t('Invalid code. Please check and try again.'),
  blank: t('Please enter your authentication code or passphrase.'),
  camera: t('Unable to access camera. Please check permissions.'),
} as const;

export const SUCCESS = {
  face: t('Facial recognition verified successfully!'),
  fingerprint: t('Fingerprint verified successfully!'),
  credential: t('Biometric verification completed!'),
  code: t('Code verified successfully!'),
} as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function checkFace(): Promise<boolean> {
  await wait(FACE_DELAY_MS);
  return Math.random() < FACE_SUCCESS_RATE;
}

/** Asks the device for a platform credential and discards it. False if there is none or it was refused. */
async function askPlatform(): Promise<boolean> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)),
        rp: { name: BRAND },
        user: {
          id: crypto.getRandomValues(new Uint8Array(USER_ID_BYTES)),
          name: 'visitor',
          displayName: t('Visitor'),
        },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
        timeout: CREDENTIAL_TIMEOUT_MS,
      },
    });
    return credential !== null;
  } catch {
    return false;
  }
}

/** 'credential' if the device confirmed, 'fingerprint' if the simulation did. */
export async function checkFingerprint(): Promise<'credential' | 'fingerprint' | null> {
  if (await askPlatform()) return 'credential';
  await wait(FINGERPRINT_DELAY_MS);
  return Math.random() < FINGERPRINT_SUCCESS_RATE ? 'fingerprint' : null;
}

/** Blanks count: a passphrase may contain them. */
export async function checkCode(code: string): Promise<boolean> {
  await wait(CODE_DELAY_MS);
  return code.length >= CODE_MIN_LENGTH;
}
