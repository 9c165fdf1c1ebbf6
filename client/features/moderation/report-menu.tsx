import { Ellipsis } from '#client/ui/icons.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { LateMenu } from '#client/ui/late-menu.tsx';
import { NOUNS, type ReportedThing } from './nouns.ts';

const loadList = () => import('./report-menu-list.tsx');
const ReportMenuList = lazyPart(loadList);

export interface ReportMenuProps extends ReportedThing {
  /** The author. */
  person: Person;
  /** Moderators may then hide it, or show it again. */
  isHidden?: boolean | undefined;
  className?: string;
}

/** Actions on another member's content: report it, or block its author. */
export const ReportMenu = (props: ReportMenuProps) => (
  <LateMenu
    load={loadList}
    button={
      <IconButton
        label={t('More options for this {subject} by {name}', {
          subject: NOUNS[props.subject],
          name: displayName(props.person),
        })}
        className={props.className}
      >
        <Ellipsis size={18} aria-hidden />
      </IconButton>
    }
  >
    <ReportMenuList {...props} />
  </LateMenu>
);
