import { useState } from 'react';
import { Camera, ScanFace } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useIsMounted } from '#client/lib/use-is-mounted.ts';
import { toastFailure, toastSuccess } from './report.ts';
import { MESSAGES, checkFace } from './rules.ts';
import { useCamera } from './use-camera.ts';

export function SelfiePanel({ onDone }: { onDone: () => void }) {
  const { video, isLive, start: startCamera, capture: captureStill } = useCamera();
  const [photo, setPhoto] = useState<string | null>(null);
  const [isVerifying, setVerifying] = useState(false);
  const [message, setMessage] = useState(t('The camera is off.'));
  const isMounted = useIsMounted();

  async function start(): Promise<void> {
    try {
      await startCamera();
      setMessage(t('Fit your face in the oval.'));
    } catch {
      setMessage(MESSAGES.camera);
      toastFailure(MESSAGES.camera, t('Camera Error'));
    }
  }

  function capture(): void {
    const still = captureStill();
    if (!still) return;
    setPhoto(still);
    setMessage(t('Photo taken.'));
  }

  function retake(): void {
    setPhoto(null);
    setMessage(t('The camera is off.'));
  }

  async function verify(): Promise<void> {
    setVerifying(true);
    const isRecognized = await checkFace();
    if (!isMounted()) return;
    setVerifying(false);
    if (isRecognized) {
      toastSuccess('face');
      onDone();
      return;
    }
    setPhoto(null);
    setMessage(MESSAGES.face);
    toastFailure(MESSAGES.face);
  }

  return (
    <>
      <div className="relative grid flex-1 place-items-center overflow-hidden rounded-md bg-ink">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('Your camera')}
          className={`absolute size-full object-cover ${isLive ? '' : 'invisible'}`}
        />
        {photo && (
          <img src={photo} alt={t('Your face, as captured')} className="absolute size-full object-cover" />
        )}
        {!photo && (
          <span aria-hidden className="relative h-44 w-34 rounded-[50%] border-2 border-dashed border-edge" />
        )}
        {!photo && !isLive && (
          <span aria-hidden className="absolute grid place-items-center text-mute">
            <ScanFace size={44} strokeWidth={1.25} />
          </span>
        )}
        <p role="status" className="absolute inset-x-0 bottom-0 bg-ink/80 py-2 text-center text-xs text-soft">
          {message}
        </p>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        {photo ? (
          <>
            <Button size="lgTight" variant="outline" disabled={isVerifying} onClick={retake}>
              {t('Retake')}
            </Button>
            <Button size="lgTight" disabled={isVerifying} onClick={() => void verify()}>
              {isVerifying ? t('Verifying...') : t('Verify Face')}
            </Button>
          </>
        ) : (
          <>
            <Button data-autofocus size="lgTight" disabled={isLive} onClick={() => void start()}>
              <Camera size={18} aria-hidden />
              {t('Start Camera')}
            </Button>
            <Button size="lgTight" variant="outline" disabled={!isLive} onClick={capture}>
              {t('Capture Photo')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
