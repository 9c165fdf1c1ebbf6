import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Plus } from '#client/ui/icons.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { type CompanyDraft, CompanyFields } from './company-fields.tsx';

/** Folded until it is asked for, unless a company is known. */
export function CompanyFold({ form }: { form: Form<CompanyDraft> }) {
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || Object.values(form.values).some(Boolean);
  const { ref } = form.props;
  return (
    <div ref={ref}>
      {isOpen ? (
        <>
          <CompanyFields form={form} />
          <p className="mt-2 text-xs text-mute">{t('Printed on the receipt.')}</p>
        </>
      ) : (
        <Button
          variant="quiet"
          size="mdTight"
          className="-ml-3"
          onClick={({ currentTarget: { parentElement } }) => {
            flushSync(() => setAsked(true));
            parentElement?.querySelector('input')?.focus();
          }}
        >
          <Plus size={16} aria-hidden />
          {t('Add company and tax number')}
        </Button>
      )}
    </div>
  );
}
