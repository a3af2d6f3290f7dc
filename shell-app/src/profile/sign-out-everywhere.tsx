import { Button, toast, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { graphql, useMutation } from '@gym/hub-kit/graphql';
import { ConfirmDialog } from '@gym/hub-kit/screen';
import { useState } from 'react';

const endSessions = graphql(`
  mutation EndSessions($userId: ID!) {
    endSessions(userId: $userId)
  }
`);

/** Ends every session and personal token of the signed-in user, after a confirmation. */
export function SignOutEverywhere() {
  const { user, signOut } = useSession();
  const [send] = useMutation(endSessions);
  const [isAsking, setAsking] = useState(false);

  const confirm = async () => {
    try {
      await send({ variables: { userId: user.id } });
    } catch {
      toast.error(t('Failed to sign out everywhere'));
      return;
    }
    signOut();
  };

  return (
    <>
      <Button icon="sign-out" onClick={() => setAsking(true)}>
        {t('Sign Out Everywhere')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Sign out everywhere?')}
          text={t('All your sessions end, on this device too, and your personal tokens with them.')}
          confirmLabel={t('Sign Out Everywhere')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
