import type { Form } from '#client/lib/forms/use-form.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { Panel } from '#client/ui/panel.tsx';
import { t } from '#client/lib/t.ts';
import { MoreViews } from './more-views.tsx';
import type { View } from './views.ts';

interface MoreViewsPanelProps {
  form: Pick<Form<{ views: readonly View[] }>, 'values' | 'change' | 'errors'>;
  onBusyChange: (isBusy: boolean) => void;
  fixed?: string | undefined;
  className?: string;
}

/** What the forms of a work have in common: its pictures after the first one, as values of the form. */
export const MoreViewsPanel = ({
  form: { values, change, errors },
  className,
  ...rest
}: MoreViewsPanelProps) => (
  <Panel title={t('More views')} {...(className && { className })}>
    <MoreViews
      {...rest}
      views={values.views}
      // The server says what is wrong with them under the name that they have there.
      error={errors.views ?? (errors as Errors)['images']}
      onChange={(next) => change((now) => ({ views: next(now.views) }))}
    />
  </Panel>
);
