import { CrudScreen, lazyPart } from '@gym/hub-kit/screen';
import { messageTemplatesScreen } from './message-templates.screen.ts';

const TemplateForm = lazyPart(() => import('./template-form.tsx'));

export default function MessageTemplatesScreen() {
  return <CrudScreen screen={messageTemplatesScreen} form={<TemplateForm />} />;
}
