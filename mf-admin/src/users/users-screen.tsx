import { TabbedScreen, TokenList } from '@gym/hub-kit/screen';
import { PermissionsTab } from './permissions-tab.tsx';
import { UsersTab } from './users-tab.tsx';

export default function UsersScreen() {
  return (
    <TabbedScreen
      title="User Management"
      icon="user-accounts"
      label="Users, permissions and tokens"
      tabs={[
        { key: 'users', title: 'Users', icon: 'user-accounts', content: <UsersTab /> },
        { key: 'permissions', title: 'Permissions', icon: 'shield', content: <PermissionsTab /> },
        { key: 'tokens', title: 'Tokens', icon: 'key', content: <TokenList everybody /> },
      ]}
    />
  );
}
