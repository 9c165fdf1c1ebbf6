import type { ReactNode } from 'react';
import { FolderDown, RotateCw } from 'lucide-react';
import type { Purchase } from '#shared/orders/contract.ts';
import { Menu, MenuItem, MenuLine } from '#client/ui/menu.tsx';
import { useOrderFiles } from './use-order-files.ts';
import type { Saving } from './use-save.ts';
import * as texts from './texts.ts';

interface FilesMenuListProps {
  purchase: Purchase;
  trigger: ReactNode;
  onSave: (saving: Saving) => void;
}

/** The menu of an order's files, open once it is loaded. */
export default function FilesMenuList({ purchase, trigger, onSave }: FilesMenuListProps) {
  return (
    <Menu trigger={trigger} width="xl" defaultOpen>
      <Items purchase={purchase} onSave={onSave} />
    </Menu>
  );
}

function Items({ purchase, onSave }: Omit<FilesMenuListProps, 'trigger'>) {
  const { rows, zip, isPending, refetch } = useOrderFiles(purchase);
  if (isPending) return <MenuItem onSelect={undefined}>{texts.loading}</MenuItem>;
  if (!rows)
    return (
      <MenuItem icon={RotateCw} hint={texts.filesNotLoaded} onSelect={() => void refetch()}>
        {texts.tryAgain}
      </MenuItem>
    );
  if (rows.length === 0) return <MenuItem onSelect={undefined}>{texts.nothingToDownload}</MenuItem>;
  return (
    <>
      {rows.map((row) => (
        <MenuItem key={row.name ?? row.what} icon={row.icon} hint={row.facts} onSelect={() => onSave(row)}>
          {row.title}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={FolderDown} onSelect={() => onSave(zip)}>
        {texts.allAsOneZip}
      </MenuItem>
    </>
  );
}
