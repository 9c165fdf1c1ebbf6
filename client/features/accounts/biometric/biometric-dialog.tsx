import { Dialog, Tabs } from 'radix-ui';
import { Fingerprint, KeyRound, ScanFace } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { CodePanel } from './code-panel.tsx';
import { FingerprintPanel } from './fingerprint-panel.tsx';
import { SelfiePanel } from './selfie-panel.tsx';
import * as texts from './texts.ts';

export type Method = 'fingerprint' | 'selfie' | 'code';
const TABS = [
  { value: 'fingerprint', label: texts.fingerprint, icon: Fingerprint, panel: FingerprintPanel },
  { value: 'selfie', label: texts.selfie, icon: ScanFace, panel: SelfiePanel },
  { value: 'code', label: texts.codeWord, icon: KeyRound, panel: CodePanel },
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
    <Dialog.Root open={method !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogFrame
        title={texts.biometricAuthentication}
        description={texts.quickCheckOnThisDevice}
        width="sm:max-w-[480px]"
        footer={
          <Button variant="quiet" onClick={close}>
            {texts.cancel}
          </Button>
        }
      >
        <Tabs.Root
          value={method ?? 'fingerprint'}
          onValueChange={(value) => onMethodChange(value as Method)}
          className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 sm:px-8"
        >
          <Tabs.List aria-label={texts.method} className="mb-6 grid grid-cols-3 border-b border-line">
            {TABS.map(({ value, label, icon: Icon }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                className="-mb-px flex h-12 items-center justify-center gap-2 border-b-2 border-transparent text-sm font-medium text-mute transition-colors hover:text-paper data-[state=active]:border-accent data-[state=active]:text-paper"
              >
                <Icon size={17} aria-hidden />
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {TABS.map(({ value, panel: Panel }) => (
            // All panels have the same height, so that changing tabs does not move the dialog.
            <Tabs.Content key={value} value={value} className="flex min-h-[340px] flex-col outline-offset-4">
              <Panel
                onDone={() => {
                  close();
                  onDone();
                }}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </DialogFrame>
    </Dialog.Root>
  );
}
