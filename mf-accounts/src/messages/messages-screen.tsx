import { CrudScreen, lazyPart } from '@gym/hub-kit/screen';
import { messagesScreen } from './messages.screen.ts';
import { NoMailServer } from './no-mail-server.tsx';
import { SentMessage } from './sent-message.tsx';

const MessageForm = lazyPart(() => import('./message-form.tsx'));

export default function MessagesScreen() {
  return (
    <CrudScreen screen={messagesScreen} form={<MessageForm />} details={() => <SentMessage />}>
      <NoMailServer />
    </CrudScreen>
  );
}
