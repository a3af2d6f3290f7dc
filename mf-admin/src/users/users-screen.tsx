import { NotThereYet } from '@gym/hub-kit';

export default function UsersScreen() {
  return (
    <NotThereYet
      title="User Management"
      icon="users"
      purpose="Who may sign in, and what each role may do."
      parts={['Accounts with role and status', 'Password changes', 'Permissions of each role']}
    />
  );
}
