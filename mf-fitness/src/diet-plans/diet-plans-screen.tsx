import { CrudScreen } from '@gym/hub-kit/screen';
import { dietPlansScreen } from './diet-plans.screen.ts';

export default function DietPlansScreen() {
  return <CrudScreen screen={dietPlansScreen} />;
}
