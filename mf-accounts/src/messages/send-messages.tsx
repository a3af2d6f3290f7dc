import { useSession, type Slots } from '@gym/hub-kit';
import { optionsDocument } from '@gym/hub-kit/define';
import { FieldGrid, ReferenceField, TextareaField, TextField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { BulkRunDialog } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { LivePreview } from './live-preview.tsx';
import { messagePreviewDocument } from './messages.graphql.ts';
import { firstMemberDocument, sendMessagesDocument } from './send-messages.graphql.ts';
import { TemplateTexts } from './template-texts.tsx';

type Props = Slots['memberList'];

/** Sends an e-mail to each of the selected members. */
export default function SendMessages(props: Props) {
  const { can } = useSession();
  const [initial] = useState({ templateId: '', subject: '', body: '' });
  return (
    <BulkRunDialog
      {...props}
      label={records => t('Send a message to {count} {records}', records)}
      outcome={t('Will get it')}
      canUndo={can('messages:edit')}
      document={sendMessagesDocument}
      initial={initial}
      check={({ subject, body }) => ({
        ...(subject.trim() === '' && { subject: t('Write a subject') }),
        ...(body.trim() === '' && { body: t('Write a text') }),
      })}
      variables={({ templateId, ...texts }) => ({ ...texts, templateId: templateId || null })}
    >
      <FieldGrid>
        {can('message-templates:view') && (
          <ReferenceField
            name="templateId"
            label={t('Template')}
            span={12}
            options={optionsDocument('messageTemplate')}
            failed="Failed to fetch message templates"
            help={t('Fills subject and text, and decides whether the message is marketing')}
          />
        )}
        <TextField name="subject" label={t('Subject')} span={12} required />
        <TextareaField
          name="body"
          label={t('Body')}
          rows={8}
          required
          help={t('Markdown; variables in double braces, such as member.name, are filled')}
        />
      </FieldGrid>
      <TemplateTexts />
      <FirstMessage {...props} />
    </BulkRunDialog>
  );
}

/** The message as the first of the members gets it. */
function FirstMessage({ target: { ids, filter, search }, nameOf }: Props) {
  const { values } = useFormikContext<{ subject: string; body: string }>();
  const { subject, body } = values;
  const found = useQuery(firstMemberDocument, { variables: { filter, search }, skip: ids !== null });
  const first = found.data?.page.items[0];
  const memberId = ids?.[0] ?? first?.id;
  const name = (memberId && nameOf(memberId)) ?? first?.name;
  const isComplete = memberId !== undefined && subject.trim() !== '' && body.trim() !== '';
  return (
    <LivePreview
      document={messagePreviewDocument}
      variables={isComplete ? { memberId, subject, body } : null}
      title={name ? t('The message to {name}', { name }) : t('The first message')}
      hint={t('Write subject and text to see the message.')}
    />
  );
}
