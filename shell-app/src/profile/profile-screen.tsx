import { PageHeader } from '@gym/hub-kit';

export default function ProfileScreen() {
  return <PageHeader title="Profile" icon="dashboard" />;
}
