import { Compass } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

export default function NotFound() {
  return (
    <EmptyState
      icon={Compass}
      level={1}
      title={texts.pageNotFound404}
      body={texts.didYouForgetToAdd}
      link={{ href: paths.home(), text: texts.backToHome }}
    />
  );
}
