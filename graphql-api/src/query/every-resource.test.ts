import '../resources/index.ts';
import { useApp } from '../../testing/app.ts';
import { creatableResources } from '../../testing/samples.ts';
import { describeReading } from '../../testing/suite/reading.ts';

const app = useApp();
for (const resource of creatableResources()) describeReading(app, resource);
