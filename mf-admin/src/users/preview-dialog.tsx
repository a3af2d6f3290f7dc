import { Button, space, useSession } from '@gym/hub-kit';
import { roles } from '@gym/hub-kit/define';
import { t } from '@gym/hub-kit/format';
import { Dialog } from '@gym/hub-kit/screen';
import styled from 'styled-components';

/** Loads the app as the chosen role sees it. */
export default function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { previewAs } = useSession();
  return (
    <Dialog
      title={t('Preview as Role')}
      subtitle={t(
        'The app as the role sees it, as far as you may see it too. Nothing can be saved until you end the preview.',
      )}
      onClose={onClose}
    >
      <Roles>
        {roles.map(role => (
          <Button key={role} icon="eye" onClick={() => previewAs(role)}>
            {t(role)}
          </Button>
        ))}
      </Roles>
    </Dialog>
  );
}

const Roles = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-bottom: ${space(2)};
`;
