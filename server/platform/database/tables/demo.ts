/** A step of the demo's data that is still to be added. */
interface DemoStepTable {
  name: string;
}

export interface DemoTables {
  demoSteps: DemoStepTable;
}
