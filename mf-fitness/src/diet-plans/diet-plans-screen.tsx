import { NotThereYet } from '@gym/hub-kit';

export default function DietPlansScreen() {
  return (
    <NotThereYet
      title="Diet Plans Management"
      icon="diet"
      purpose="Nutrition plans and the members who follow them."
      parts={[
        'Goals and dietary restrictions',
        'Daily calories, protein, carbs and fat',
        'Meal plans and supplements',
      ]}
    />
  );
}
