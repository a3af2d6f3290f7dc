import { t } from '@gym/hub-kit/format';
import { TabbedScreen, TokenList } from '@gym/hub-kit/screen';
import { PermissionsTab } from './permissions-tab.tsx';
import { UsersTab } from './users-tab.tsx';

export default function UsersScreen() {
  return (
    <TabbedScreen
      title={t('User Management')}
      icon="user-accounts"
      label={t('Users, permissions and tokens')}
      tabs={[
        { key: 'users', title: 'Users', icon: 'user-accounts', content: <UsersTab /> },
        { key: 'permissions', title: 'Permissions', icon: 'shield', content: <PermissionsTab /> },
        { key: 'tokens', title: 'Tokens', icon: 'key', content: <TokenList everybody /> },
      ]}
    />
  );
}
