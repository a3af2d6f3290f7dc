import { Button, toast, useSession } from '@gym/hub-kit';
import { FieldGrid, PasswordField } from '@gym/hub-kit/fields';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { Dialog, reportFailure } from '@gym/hub-kit/screen';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import type { Banner } from './error-banner.tsx';
import { emptyPasswords, passwordSchema } from './password.schema.ts';
import { changePasswordDocument } from './users.graphql.ts';

export interface ChangePasswordDialogProps {
  user: { id: string; username: string };
  onFailed: Banner['tell'];
  onClose: () => void;
}

/** Sets the password of a user, on the word of the person who is signed in. */
export default function ChangePasswordDialog({ user, onFailed, onClose }: ChangePasswordDialogProps) {
  const client = useApolloClient();
  const session = useSession();
  const formId = useId();
  const own = user.id === session.user.id;

  const submit = async (
    input: typeof emptyPasswords,
    form: Pick<FormikHelpers<typeof emptyPasswords>, 'setStatus'>,
  ) => {
    form.setStatus(undefined);
    try {
      const { data } = await client.mutate({
        mutation: changePasswordDocument,
        variables: { userId: user.id, input },
      });
      toast.success(data?.changed.message ?? 'Password updated successfully');
      // The token in use ended with the old password.
      if (data?.changed.token) await session.replaceToken(data.changed.token);
    } catch (failure) {
      const error = reportFailure('Failed to update password', failure);
      form.setStatus(error.fields);
      onFailed(error);
      return;
    }
    onClose();
  };

  return (
    <Formik
      initialValues={emptyPasswords}
      validationSchema={passwordSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Dialog
          title="Change Password"
          subtitle={
            own ? 'Your other devices will be signed out.' : `${user.username} will be signed out everywhere.`
          }
          busy={isSubmitting}
          onClose={onClose}
          footer={
            <>
              <Button onClick={onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button look="solid" type="submit" form={formId} busy={isSubmitting}>
                Update
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate>
            {/* Password managers find by it whose password changes. */}
            <input hidden readOnly autoComplete="username" value={user.username} />
            <FieldGrid>
              <PasswordField
                name="currentPassword"
                label={own ? 'Current Password' : 'Your Current Password'}
                autoComplete="current-password"
                span={12}
                required
              />
              <PasswordField name="newPassword" label="New Password" span={12} required />
              <PasswordField name="confirmPassword" label="Confirm Password" span={12} required />
            </FieldGrid>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
