import { Button, PageHeader } from '@gym/hub-kit';
import { Tabs, useTab } from '@gym/hub-kit/screen';
import type { ReactNode } from 'react';

export const tabs = ['users', 'permissions', 'tokens'] as const;

interface UsersFrameProps {
  /** Of the list that the button adds to; without them there is no button. */
  addLabel?: string;
  crud?: { allowed: { view: boolean; add: boolean }; show: (target: { mode: 'add' }) => void };
  /** Stand before the add button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** Header and tabs of the users screen; the button adds to the list of the current tab. */
export function UsersFrame({ addLabel, crud, ways, children }: UsersFrameProps) {
  const [tab, choose] = useTab(tabs);
  return (
    <>
      <PageHeader title="User Management" icon="user-accounts">
        {ways}
        {crud?.allowed.view && crud.allowed.add && (
          <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
            {addLabel}
          </Button>
        )}
      </PageHeader>
      <Tabs
        label="Users, permissions and tokens"
        tabs={[
          { key: 'users', title: 'Users', icon: 'user-accounts' },
          { key: 'permissions', title: 'Permissions', icon: 'shield' },
          { key: 'tokens', title: 'Tokens', icon: 'key' },
        ]}
        current={tab}
        onChoose={choose}
      >
        {children}
      </Tabs>
    </>
  );
}
