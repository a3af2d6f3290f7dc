import { TokenList, useTab } from '@gym/hub-kit/screen';
import { PermissionsTab } from './permissions-tab.tsx';
import { tabs, UsersFrame } from './users-frame.tsx';
import { UsersTab } from './users-tab.tsx';

export default function UsersScreen() {
  const [tab] = useTab(tabs);
  if (tab === 'users') return <UsersTab />;
  if (tab === 'permissions') return <PermissionsTab />;
  return (
    <UsersFrame>
      <TokenList everybody />
    </UsersFrame>
  );
}
