import { Link } from 'react-router';
import { missingPermission } from '../common/permission-words.ts';
import { t } from '../common/text.ts';
import type { AnyScreen } from '../definition/define-screen.ts';
import { EmptyState } from '../elements/empty-state.tsx';

/** Says which permission a list needs. */
export default function NotAllowed({ screen }: { screen: Pick<AnyScreen, 'entity' | 'resource'> }) {
  return (
    <EmptyState
      icon="lock"
      title={t('You may not view {many}', { many: t(screen.entity.many) })}
      text={missingPermission(`${screen.resource}:view`)}
    >
      <Link to="/">{t('Back to the dashboard')}</Link>
    </EmptyState>
  );
}
