import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToasts, toast } from '#client/lib/toast.ts';
import { renderPage, shownToast } from '#client/lib/testing/stub-api.tsx';
import { BiometricDialog, type Method } from './biometric-dialog.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const chance = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);

const createCredential = vi.fn<CredentialsContainer['create']>();
const openCamera = vi.fn<MediaDevices['getUserMedia']>();
const stopTrack = vi.fn();
const still = vi.fn(() => 'data:image/jpeg;base64,AAAA');

beforeEach(() => {
  vi.useFakeTimers();
  act(() => toast({ title: 'Before' }));
  createCredential.mockReset().mockRejectedValue(new Error('no authenticator'));
  openCamera.mockReset().mockImplementation(async () => {
    const stream = new MediaStream();
    stream.getTracks = () => [{ stop: stopTrack } as unknown as MediaStreamTrack];
    return stream;
  });
  stopTrack.mockReset();
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    credentials: { create: createCredential },
    mediaDevices: { getUserMedia: openCamera },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
  } as unknown as GPUCanvasContext);
  still.mockClear();
  HTMLCanvasElement.prototype.toDataURL = still;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(method: Method) {
  const onMethodChange = vi.fn();
  const onDone = vi.fn();
  const { unmount } = renderPage(
    <BiometricDialog method={method} onMethodChange={onMethodChange} onDone={onDone} />,
  );
  return { onMethodChange, onDone, unmount };
}

test('fingerprint: asks the device first, with the constants of the spec', async () => {
  createCredential.mockResolvedValue({} as Credential);
  const { onDone, onMethodChange } = open('fingerprint');
  await press('Authenticate with Fingerprint');
  const { publicKey } = createCredential.mock.calls[0]![0]!;
  expect(publicKey).toMatchObject({
    timeout: 60_000,
    authenticatorSelection: { authenticatorAttachment: 'platform' },
  });
  expect([publicKey!.challenge.byteLength, publicKey!.user.id.byteLength]).toEqual([32, 16]);
  expect(shownToast()).toBe('Authentication Successful: Biometric verification completed!');
  expect(onMethodChange).toHaveBeenCalledWith(null);
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  [0.79, 'Authentication Successful: Fingerprint verified successfully!', 1],
  [0.8, 'Authentication Failed: Fingerprint not recognized. Please try again.', 0],
])('fingerprint: without a device it takes 1500 ms; chance %f', async (value, message, done) => {
  chance(value);
  const { onDone } = open('fingerprint');
  await press('Authenticate with Fingerprint');
  expect(button('Authenticating...').disabled).toBe(true);
  await pass(1499);
  expect(shownToast()).toBe('Before');
  await pass(1);
  expect(shownToast()).toBe(message);
  expect(onDone).toHaveBeenCalledTimes(done);
  expect(button('Authenticate with Fingerprint').disabled).toBe(false);
});

test.each([
  [0.89, 'Authentication Successful: Facial recognition verified successfully!', 1, 1],
  [0.9, 'Authentication Failed: Face not recognized. Please try again.', 0, 0],
])('selfie: camera, photo, 2000 ms; chance %f', async (value, message, done, photos) => {
  chance(value);
  const { onDone } = open('selfie');
  expect(button('Capture Photo').disabled).toBe(true);
  await press('Start Camera');
  expect(openCamera).toHaveBeenCalledWith({ video: { width: 640, height: 480 } });
  await press('Capture Photo');
  expect(stopTrack).toHaveBeenCalledOnce();
  expect(still).toHaveBeenCalledWith('image/jpeg');
  expect(screen.getByAltText('Your face, as captured')).toBeTruthy();
  await press('Verify Face');
  expect(button('Verifying...').disabled).toBe(true);
  await pass(1999);
  expect(shownToast()).toBe('Before');
  await pass(1);
  expect(shownToast()).toBe(message);
  expect(onDone).toHaveBeenCalledTimes(done);
  expect(screen.queryAllByAltText('Your face, as captured')).toHaveLength(photos);
});

test('selfie: Retake clears the photo, and closing stops the camera', async () => {
  const { unmount } = open('selfie');
  await press('Start Camera');
  await press('Capture Photo');
  await press('Retake');
  expect(screen.queryByAltText('Your face, as captured')).toBeNull();
  await press('Start Camera');
  unmount();
  expect(stopTrack).toHaveBeenCalledTimes(2);
});

test('selfie: a refused camera shows an error', async () => {
  openCamera.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  open('selfie');
  await press('Start Camera');
  expect(shownToast()).toBe('Camera Error: Unable to access camera. Please check permissions.');
  expect(readToasts()[0]?.variant).toBe('destructive');
});

test.each([
  ['abcd', 'Authentication Successful: Code verified successfully!', 1],
  ['a  b', 'Authentication Successful: Code verified successfully!', 1],
  [' ab ', 'Authentication Successful: Code verified successfully!', 1],
  ['abc', 'Authentication Failed: Invalid code. Please check and try again.', 0],
])('code: %s takes 1000 ms', async (code, message, done) => {
  const { onDone } = open('code');
  const input = screen.getByLabelText('Code or passphrase');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.change(input, { target: { value: code } });
  await press('Authenticate with Code');
  expect(button('Authenticating...').disabled).toBe(true);
  await pass(999);
  expect(shownToast()).toBe('Before');
  await pass(1);
  expect(shownToast()).toBe(message);
  expect(onDone).toHaveBeenCalledTimes(done);
});

test('code: blank disables the button, and Enter shows why; the code can be shown', async () => {
  open('code');
  const input = screen.getByLabelText('Code or passphrase');
  fireEvent.change(input, { target: { value: '   ' } });
  expect(button('Authenticate with Code').disabled).toBe(true);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(shownToast()).toBe('Input Required: Please enter your authentication code or passphrase.');
  await press('Show code');
  expect(input.getAttribute('type')).toBe('text');
});

test('Cancel closes, and a running check reports nothing', async () => {
  const { onMethodChange, unmount, onDone } = open('fingerprint');
  await press('Authenticate with Fingerprint');
  await press('Cancel');
  expect(onMethodChange).toHaveBeenCalledWith(null);
  unmount();
  await pass(5000);
  expect(shownToast()).toBe('Before');
  expect(onDone).not.toHaveBeenCalled();
});
