import { PageHeader } from '@gym/hub-kit';

export default function DashboardScreen() {
  return <PageHeader title="Dashboard" icon="dashboard" />;
}
