import { NotThereYet } from '@gym/hub-kit';

export default function MasterDataScreen() {
  return (
    <NotThereYet
      title="Master Data Management"
      icon="database"
      purpose="The choices that forms offer."
      parts={['Values by page and drop-down', 'Display text and order', 'Active or inactive']}
    />
  );
}
