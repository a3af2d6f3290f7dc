import { PageHeader } from '@gym/hub-kit';

export default function SettingsScreen() {
  return <PageHeader title="Settings" icon="dashboard" />;
}
