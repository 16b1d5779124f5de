import Host from '../../../hosts/mui/host';

export default function Page() {
  return <Host />;
}
