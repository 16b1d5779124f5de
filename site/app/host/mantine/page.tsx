import Host from '../../../hosts/mantine/host';

export default function Page() {
  return <Host />;
}
