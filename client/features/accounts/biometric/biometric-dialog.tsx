import { Fingerprint, KeyRound, ScanFace } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { CodePanel } from './code-panel.tsx';
import { FingerprintPanel } from './fingerprint-panel.tsx';
import { SelfiePanel } from './selfie-panel.tsx';

export type Method = 'fingerprint' | 'selfie' | 'code';
const METHODS = [
  { key: 'fingerprint', name: t('Fingerprint'), icon: Fingerprint, panel: FingerprintPanel },
  { key: 'selfie', name: t('Selfie'), icon: ScanFace, panel: SelfiePanel },
  { key: 'code', name: t('Code/Word'), icon: KeyRound, panel: CodePanel },
] as const;

interface BiometricDialogProps {
  /** The open tab; null if the dialog is closed. */
  method: Method | null;
  onMethodChange: (method: Method | null) => void;
  /** Called after a success, when the dialog has closed. */
  onDone: () => void;
}

/** Simulated on the client: no server call, and it grants nothing. Closing drops photo, camera and code. */
export function BiometricDialog({ method, onMethodChange, onDone }: BiometricDialogProps) {
  const close = () => onMethodChange(null);
  return (
    method && (
      <Dialog
        onClose={close}
        title={t('Biometric Authentication')}
        description={t('A quick check on this device before you sign in.')}
        width="sm:max-w-[480px]"
        footer={
          <Button variant="quiet" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <Tabs
          isWide
          label={t('Method')}
          value={method}
          onChange={onMethodChange}
          className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8"
          // All panels have the same height, so that changing tabs does not move the dialog.
          panelClassName="flex min-h-[340px] flex-col"
          tabs={METHODS.map(({ panel: Panel, ...tab }) => ({
            ...tab,
            panel: (
              <Panel
                onDone={() => {
                  close();
                  onDone();
                }}
              />
            ),
          }))}
        />
      </Dialog>
    )
  );
}
