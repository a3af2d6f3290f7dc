import { t, translateMessage } from '@gym/hub-kit/format';
import { Button, toast, useSession } from '@gym/hub-kit';
import { FieldGrid, PasswordField, useDiscardQuestion } from '@gym/hub-kit/fields';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { Dialog, reportFailure, write } from '@gym/hub-kit/screen';
import { Form, FormikProvider, useFormik, type FormikHelpers } from 'formik';
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
  const isOwn = user.id === session.user.id;

  const submit = async (
    input: typeof emptyPasswords,
    form: Pick<FormikHelpers<typeof emptyPasswords>, 'setStatus'>,
  ) => {
    form.setStatus(undefined);
    let changed;
    try {
      const { data } = await write(client, {
        mutation: changePasswordDocument,
        variables: { userId: user.id, input },
      });
      changed = data?.changed;
    } catch (failure) {
      const error = reportFailure('Failed to update password', failure);
      form.setStatus(error.fields);
      onFailed(error);
      return;
    }
    toast.success(translateMessage(changed?.message ?? 'Password updated successfully'));
    onClose();
    // The token in use ended with the old password.
    if (changed?.token) await session.replaceToken(changed.token);
  };

  const form = useFormik({
    initialValues: emptyPasswords,
    validationSchema: passwordSchema,
    validateOnChange: false,
    onSubmit: submit,
  });
  const { close, question } = useDiscardQuestion(form.dirty && !form.isSubmitting, onClose);

  return (
    <>
      <Dialog
        title={t('Change Password')}
        subtitle={
          isOwn
            ? t('Your other devices will be signed out.')
            : t('{username} will be signed out everywhere.', { username: user.username })
        }
        busy={form.isSubmitting}
        onClose={close}
        footer={
          <>
            <Button onClick={close} disabled={form.isSubmitting}>
              {t('Cancel')}
            </Button>
            <Button look="solid" type="submit" form={formId} busy={form.isSubmitting}>
              {t('Update')}
            </Button>
          </>
        }
      >
        <FormikProvider value={form}>
          <Form id={formId} noValidate>
            {/* Password managers find by it whose password changes. */}
            <input hidden readOnly autoComplete="username" value={user.username} />
            <FieldGrid>
              <PasswordField
                name="currentPassword"
                label={isOwn ? t('Current Password') : t('Your Current Password')}
                autoComplete="current-password"
                span={12}
                required
              />
              <PasswordField name="newPassword" label={t('New Password')} span={12} required />
              <PasswordField name="confirmPassword" label={t('Confirm Password')} span={12} required />
            </FieldGrid>
          </Form>
        </FormikProvider>
      </Dialog>
      {question}
    </>
  );
}
