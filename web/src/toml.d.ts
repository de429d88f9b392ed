declare module "*.toml" {
  const data: unknown;
  export default data;
}
